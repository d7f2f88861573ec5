import type { CouponRow, PromotionExchange } from "#sandbox/platform/promotions/module.ts";
import { codesOf, type Coupon, type CouponTerms } from "#sandbox/platform/promotions/coupon.ts";
import { numberOf } from "./amount-text.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { siteMapping } from "./site-mapping.ts";
import { archiveKeyOf } from "./site-rows.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

/** The most codes a coupon's own element holds; longer lists have an element of their own. */
const MOST_CODES = 999;

const couponOf = ({ terms, ...row }: CouponRow): Coupon => ({ ...row, ...(terms as CouponTerms) });

const limits = ({ code, redemptionLimit, customerLimit, codeLimit, timeFrame, multipleCodes }: Coupon) => {
  const perCode = code === null ? codeLimit : redemptionLimit;
  const all = [
    textElement("limit-per-code", perCode),
    textElement("limit-per-customer", customerLimit),
    timeFrame &&
      element(
        "limit-per-time-frame",
        {},
        textElement("limit", timeFrame.limit),
        textElement("time-frame", timeFrame.days),
      ),
    multipleCodes ? textElement("allow-multiple-codes-per-order", true) : undefined,
  ].filter((each) => each !== undefined);
  return all.length > 0 ? element("redemption-limits", {}, ...all) : undefined;
};

/** What the format allows at the beginning of made codes. */
const writablePrefix = /^[a-zA-Z0-9$%/()[\]{}=?!._*|+~#&@ ]*$/;

/** Codes made from the coupon's own id; all others are told one by one. */
const codes = (id: string, coupon: Coupon): XmlElement => {
  if (coupon.code !== null) return element("single-code", {}, coupon.code);
  const { generated } = coupon;
  const isTold = generated && generated.length >= 10 && generated.length <= 20 && writablePrefix.test(generated.prefix);
  if (isTold && generated.seed === id && !coupon.codes)
    return element(
      "system-codes",
      {},
      textElement("max-number-of-codes", generated.count),
      textElement("code-prefix", generated.prefix === "" ? undefined : generated.prefix),
      textElement("code-length", generated.length),
    );
  const all = codesOf(coupon);
  return element(
    "multiple-codes",
    {},
    ...(all.length > MOST_CODES ? [] : all.map((code) => element("code", {}, code))),
  );
};

const couponElement = (row: CouponRow): XmlElement => {
  const id = archiveKeyOf(row);
  const coupon = couponOf(row);
  return element(
    "coupon",
    { "coupon-id": id },
    textElement("enabled-flag", coupon.enabled),
    textElement("case-insensitive", coupon.caseInsensitive),
    limits(coupon),
    codes(id, coupon),
  );
};

const whole = (of: XmlElement | undefined, name: string) => {
  const value = numberOf(textIn(of, name));
  return value === undefined ? undefined : Math.max(0, Math.round(value));
};

const applyCoupon = ({ key, element: of }: Entry, before: CouponRow | undefined): CouponRow => {
  const told = childOf(of, "redemption-limits");
  const frame = childOf(told, "limit-per-time-frame");
  const code = textIn(of, "single-code") ?? null;
  const system = childOf(of, "system-codes");
  const listed = childrenOf(childOf(of, "multiple-codes"), "code").map(textOf);
  const perCode = whole(told, "limit-per-code");
  const known = code === null && listed.length === 0 && before ? (before.terms as CouponTerms).codes : undefined;
  const terms: CouponTerms = {
    ...(listed.length > 0 ? { codes: listed } : known && known.length > MOST_CODES ? { codes: known } : {}),
    ...(system
      ? {
          generated: {
            count: whole(system, "max-number-of-codes") ?? 0,
            prefix: textIn(system, "code-prefix") ?? "",
            length: whole(system, "code-length") ?? 16,
            seed: key,
          },
        }
      : {}),
    ...(code === null && perCode !== undefined ? { codeLimit: perCode } : {}),
    ...(frame ? { timeFrame: { days: whole(frame, "time-frame") ?? 1, limit: whole(frame, "limit") ?? 0 } } : {}),
    ...(textIn(told, "allow-multiple-codes-per-order") === "true" ? { multipleCodes: true } : {}),
  };
  return {
    id: key,
    siteIds: [],
    code,
    caseInsensitive: textIn(of, "case-insensitive") === "true",
    enabled: textIn(of, "enabled-flag") === "true",
    redemptionLimit: code === null ? null : (perCode ?? null),
    customerLimit: whole(told, "limit-per-customer") ?? null,
    terms: { ...terms },
  };
};

/** Coupons, with up to 999 codes of their own. */
export const couponMapping = ({ coupons }: PromotionExchange): Mapping =>
  siteMapping<CouponRow>({
    kind: "coupons",
    object: "coupon",
    table: coupons,
    present: couponElement,
    apply: applyCoupon,
  });

/** Long lists of codes, apart from their coupons. */
export const couponCodesMapping = ({ coupons }: PromotionExchange): Mapping =>
  siteMapping<CouponRow>({
    kind: "coupons",
    object: "coupon-codes",
    isRelation: true,
    table: coupons,
    names: { row: ({ element: of }) => attributeOf(of, "coupon-id") ?? "", entry: archiveKeyOf },
    present: (row) => {
      const { codes: all = [], generated } = couponOf(row);
      const told = generated && generated.seed !== archiveKeyOf(row) ? codesOf(couponOf(row)) : all;
      return told.length > MOST_CODES
        ? element("coupon-codes", { "coupon-id": archiveKeyOf(row) }, ...told.map((code) => element("code", {}, code)))
        : undefined;
    },
    apply: ({ key, element: of }, before) => {
      const row = before ?? applyCoupon({ siteId: "", containerId: "", key, element: element("coupon") }, undefined);
      const known = couponOf(row).codes ?? [];
      const all = [...new Set([...known, ...childrenOf(of, "code").map(textOf)])];
      return { ...row, terms: { ...row.terms, codes: all } };
    },
    withdraw: (row) => ({ ...row, terms: { ...row.terms, codes: [] } }),
  });
