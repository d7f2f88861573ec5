import { existsSync, readFileSync } from "node:fs";

/** What an order is, as long as it is not failed. */
const LIVING = "status <> 'failed'";

/** What the world begins with was never paid by the card processor, and is not all at its end. */
const OWN = "order_no >= 'WP1'";

/** What must not be found; each statement gives the rows that are wrong. */
const wrongs = {
  "orders that are half made": `select order_no, status from orders where status = 'created' and ${OWN}`,
  "orders of the same basket": `select basket_id, count(*) from orders where ${LIVING} group by 1 having count(*) > 1`,
  "orders without items, shipments or payments": `
    select order_no from orders o where ${LIVING} and ${OWN} and not (
      exists (select from order_items i where i.order_no = o.order_no) and
      exists (select from order_shipments s where s.order_no = o.order_no) and
      exists (select from order_payments p where p.order_no = o.order_no))`,
  "orders whose sums do not come to their total": `
    select order_no, order_total_cents, goods, shipping, paid from (
      select o.order_no, o.order_total_cents, o.totals,
        (select sum(after_order_discount_cents + adjusted_tax_cents) from order_items i where i.order_no = o.order_no) as goods,
        (select sum((totals->>'adjustedShippingCents')::int + (totals->>'adjustedShippingTaxCents')::int)
           from order_shipments s where s.order_no = o.order_no) as shipping,
        (select sum(amount_cents) from order_payments p where p.order_no = o.order_no) as paid
      from orders o where ${LIVING} and ${OWN} and o.created_by = 'Customer') sums
    where goods + shipping <> order_total_cents or paid <> order_total_cents
      or (totals->>'orderTotalCents')::int <> order_total_cents`,
  "placed orders that are not paid": `
    select o.order_no, p.status from orders o join order_payments p using (order_no)
    where o.${LIVING} and o.${OWN} and (o.payment_status <> 'paid' or p.status not in ('authorized'))`,
  "payments that are still being given back": "select order_no from order_payments where status = 'reversing'",
  "baskets that are open although their order is placed": `
    select b.id from baskets b join orders o on o.basket_id = b.id where o.${LIVING}`,
  "redemptions of gift certificates that no payment stands for, or the other way round": `
    select coalesce(r.order_no, p.order_no) as order_no, r.amount_cents, p.amount_cents as paid
    from gift_certificate_redemptions r full join (
      select p.* from order_payments p join orders o using (order_no) where o.${LIVING} and p.gift is not null and p.amount_cents > 0
    ) p on p.order_no = r.order_no and p.id = r.payment_id and p.gift->>'certificateId' = r.certificate_id
    where r.amount_cents is distinct from p.amount_cents`,
  "redemptions of coupons that no order holds, or the other way round": `
    select coalesce(r.order_no, c.order_no) as order_no, r.coupon_id, c.coupon_id as held
    from coupon_redemptions r full join (
      select c.* from order_coupons c join orders o using (order_no) where o.${LIVING} and c.status = 'applied'
    ) c on c.order_no = r.order_no and c.coupon_id = r.coupon_id and c.code = r.code
    where r.order_no is null or c.order_no is null`,
  "coupons used too often": `
    select c.id, count(*) from coupons c join coupon_redemptions r on r.coupon_id = c.id
    group by c.id, c.redemption_limit having count(*) > c.redemption_limit`,
};

const stock = `
  select inventory_list_id || ' ' || product_id as record, allocation, on_order + turnover as gone
  from inventory_records`;

/** Pieces that orders hold, of goods that are no bundles. */
const sold = `
  select coalesce(i.stock_list_id, i.inventory_list_id, l.id) || ' ' || i.product_id as record, sum(i.quantity)::int as pieces
  from orders o join order_items i using (order_no) join inventory_lists l on l.site_ids ? o.site_id
  where o.${LIVING} group by 1`;

const certificates = `
  select g.id, g.balance_cents, coalesce(sum(r.amount_cents), 0)::int as spent
  from gift_certificates g left join gift_certificate_redemptions r on r.certificate_id = g.id group by g.id, g.balance_cents`;

const cards = `
  select o.order_no, o.status, coalesce(sum(p.amount_cents) filter (where p.gift is null), 0)::int as cents
  from orders o join order_payments p using (order_no) where o.${OWN} group by 1, 2`;

/** The entries of a ledger; a line cut off by a kill is none. */
const entriesOf = (file) =>
  (existsSync(file) ? readFileSync(file, "utf8").split("\n") : []).flatMap((line) => {
    try {
      return line === "" ? [] : [JSON.parse(line)];
    } catch {
      return [];
    }
  });

/** What wallets hold, as pairs of order and cents; the last entry of an id counts. */
const heldByWallets = (file) => [
  ...[...new Map(entriesOf(file.replace("card-ledger", "paypal-ledger"))).values()].flatMap((order) =>
    order.authorisation?.status === "CREATED" ? [[order.requestId, Math.round(Number(order.value) * 100)]] : [],
  ),
  ...[...new Map(entriesOf(file.replace("card-ledger", "klarna-ledger"))).values()].flatMap(({ order, amount }) =>
    order && !order.isCancelled ? [[order.reference, amount]] : [],
  ),
];

/** What is authorised and not reversed, in cents by order. */
const heldByLedger = (file) => {
  const held = new Map();
  for (const entry of entriesOf(file)) {
    if (entry.kind === "reversal") held.delete(entry.reference);
    if (entry.kind !== "payment" || entry.answer.body.status !== "AUTHORIZED") continue;
    const cents = Math.round(Number(entry.amount.split(" ")[0]) * 100);
    held.set(entry.reference, [...(held.get(entry.reference) ?? []), cents]);
  }
  for (const [orderNo, cents] of heldByWallets(file)) held.set(orderNo, [...(held.get(orderNo) ?? []), cents]);
  return held;
};

/**
 * Remembers what stock and gift certificates there are before anybody orders.
 * @param rows runs a statement and gives its rows
 */
export const beginAudit = async (rows) => ({
  stock: new Map((await rows(stock)).map((row) => [row.record, row])),
  sold: new Map((await rows(sold)).map(({ record, pieces }) => [record, pieces])),
  certificates: new Map((await rows(certificates)).map((row) => [row.id, row.balance_cents + row.spent])),
});

/**
 * Holds orders, stock, gift certificates, coupons and the ledgers of card processor and wallets against each other.
 * @returns a sentence for everything that is wrong
 */
export const auditOrders = async (rows, before, ledgerFile) => {
  const found = [];
  for (const [what, statement] of Object.entries(wrongs)) {
    const wrong = await rows(statement);
    if (wrong.length > 0) found.push(`${wrong.length} ${what}: ${JSON.stringify(wrong.slice(0, 5))}`);
  }
  const pieces = new Map((await rows(sold)).map((row) => [row.record, row.pieces]));
  for (const { record, allocation, gone } of await rows(stock)) {
    const { allocation: allocated, gone: goneBefore } = before.stock.get(record) ?? {};
    const ordered = (pieces.get(record) ?? 0) - (before.sold.get(record) ?? 0);
    if (allocation !== allocated || gone - goneBefore !== ordered)
      found.push(`of ${record} ${gone - goneBefore} pieces are gone, but ${ordered} ordered`);
  }
  for (const { id, balance_cents: balance, spent } of await rows(certificates))
    if (balance + spent !== before.certificates.get(id))
      found.push(`gift certificate ${id} had ${before.certificates.get(id)}, has ${balance}, spent ${spent}`);
  const held = heldByLedger(ledgerFile);
  for (const { order_no: orderNo, status, cents } of await rows(cards)) {
    const charges = held.get(orderNo) ?? [];
    held.delete(orderNo);
    const expected = status === "failed" || cents === 0 ? [] : [cents];
    if (JSON.stringify(charges) !== JSON.stringify(expected))
      found.push(`order ${orderNo} is ${status}, its card pays ${expected.join()}, but charged are ${charges.join()}`);
  }
  for (const [orderNo, charges] of held) found.push(`charged are ${charges.join()} for ${orderNo}, which is no order`);
  return found;
};
