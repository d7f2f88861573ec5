import { array, string } from "yup";
import { origin, url } from "./environment-fields.ts";

/** How editors look at pages before shoppers do (Amplience virtual staging and visualization). */
export interface ContentPreviewConfig {
  enabled: boolean;
  /** Whose customers may preview. */
  customerGroup: string;
  /** Answers `GET /<virtual staging host>?timestamp=&snapshotId=` with the host to ask for content as it is then. */
  stagingServiceUrl: string;
  /** The virtual staging host of a preview that names none. */
  stagingHost: string;
  /** Hosts that drafts may come from; `*.` stands for any one name before the rest. */
  allowedHosts: string[];
  /** Origins of the content app, which shows the pages for editors in a frame. */
  appOrigins: string[];
  /** Which installation this one is, where that is known. */
  environment?: PreviewEnvironment;
  /** Origins of the shop's installations. */
  environments: Partial<Record<PreviewEnvironment, string>>;
}

/** The installations that the preview drawer switches between (preview-10). */
export type PreviewEnvironment = "development" | "staging" | "production";

/** The variables of the environment that say so. */
export const contentPreviewFields = {
  CONTENT_PREVIEW: string().oneOf(["on", "off"] as const, "CONTENT_PREVIEW must be on or off"),
  CONTENT_PREVIEW_GROUP: string().min(1),
  CONTENT_STAGING_SERVICE_URL: url("CONTENT_STAGING_SERVICE_URL"),
  CONTENT_STAGING_HOST: string().min(1),
  CONTENT_PREVIEW_HOSTS: array().of(string().required()),
  CONTENT_APP_ORIGINS: array().of(string().required()),
  PREVIEW_ENVIRONMENT: string().oneOf(
    ["development", "staging", "production"] as const,
    "PREVIEW_ENVIRONMENT must be development, staging or production",
  ),
  PREVIEW_DEVELOPMENT_ORIGIN: origin("PREVIEW_DEVELOPMENT_ORIGIN"),
  PREVIEW_STAGING_ORIGIN: origin("PREVIEW_STAGING_ORIGIN"),
  PREVIEW_PRODUCTION_ORIGIN: origin("PREVIEW_PRODUCTION_ORIGIN"),
};

interface Given {
  CONTENT_PREVIEW?: "on" | "off" | undefined;
  CONTENT_PREVIEW_GROUP?: string | undefined;
  CONTENT_STAGING_SERVICE_URL?: string | undefined;
  CONTENT_STAGING_HOST?: string | undefined;
  CONTENT_PREVIEW_HOSTS?: (string | undefined)[] | undefined;
  CONTENT_APP_ORIGINS?: (string | undefined)[] | undefined;
  PREVIEW_ENVIRONMENT?: PreviewEnvironment | undefined;
  PREVIEW_DEVELOPMENT_ORIGIN?: string | undefined;
  PREVIEW_STAGING_ORIGIN?: string | undefined;
  PREVIEW_PRODUCTION_ORIGIN?: string | undefined;
}

const withoutSlash = (url: string) => url.replace(/\/$/, "");

/** Preview beside the emulator is on; in front of real content it is off until it is switched on. */
export const contentPreviewOf = (
  given: Given,
  { vendorsOrigin, isEmulated }: { vendorsOrigin: string; isEmulated: boolean },
): ContentPreviewConfig => {
  const emulated = `${new URL(vendorsOrigin).host}/staging`;
  const environments = {
    development: given.PREVIEW_DEVELOPMENT_ORIGIN,
    staging: given.PREVIEW_STAGING_ORIGIN,
    production: given.PREVIEW_PRODUCTION_ORIGIN,
  };
  const environment = given.PREVIEW_ENVIRONMENT ?? (isEmulated ? "development" : undefined);
  const texts = (values: (string | undefined)[] | undefined) => values?.flatMap((value) => value ?? []);
  return {
    enabled: given.CONTENT_PREVIEW === undefined ? isEmulated : given.CONTENT_PREVIEW === "on",
    customerGroup: given.CONTENT_PREVIEW_GROUP ?? "Editors",
    stagingServiceUrl: withoutSlash(
      given.CONTENT_STAGING_SERVICE_URL ??
        (isEmulated ? `${vendorsOrigin}/virtual-staging/domain` : "https://virtual-staging.amplience.net/domain"),
    ),
    stagingHost: given.CONTENT_STAGING_HOST ?? (isEmulated ? emulated : ""),
    allowedHosts: texts(given.CONTENT_PREVIEW_HOSTS) ?? (isEmulated ? [emulated] : ["*.staging.bigcontent.io"]),
    appOrigins:
      texts(given.CONTENT_APP_ORIGINS) ??
      (isEmulated ? [vendorsOrigin, vendorsOrigin.replace("127.0.0.1", "localhost")] : ["https://*.amplience.net"]),
    ...(environment && { environment }),
    environments: Object.fromEntries(
      Object.entries(environments).flatMap(([name, origin]) => (origin ? [[name, withoutSlash(origin)]] : [])),
    ),
  };
};
