import { colorOf } from "#app/theme/color-of.ts";

/** Marks of wallets and of networks, by their owners' rules, on the shop's own page. */
export default {
  edge: colorOf("border.control"),
  white: colorOf("network.ground"),
  paypal: colorOf("wallet.paypal"),
  venmo: colorOf("wallet.venmo"),
  klarna: colorOf("wallet.klarna"),
  klarnaInk: colorOf("wallet.klarnaInk"),
  applePay: colorOf("wallet.applePay"),
  visa: colorOf("network.visa"),
  mastercard: colorOf("network.mastercard"),
  amex: colorOf("network.amex"),
  discover: colorOf("network.discover"),
};
