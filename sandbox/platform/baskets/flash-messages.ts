import type { OwnBundles, Resources } from "#sandbox/core/resources.ts";
import type { CouponStatus } from "#sandbox/platform/promotions/coupon.ts";

const english = {
  "basket.empty": "The basket is empty.",
  "item.gone": "{productName} is no longer sold here.",
  "item.few": "Only {available} of {productName} {available, plural, one {is} other {are}} left.",
  "item.none": "{productName} is out of stock.",
  "item.price": "{productName} has no price.",
  "shipment.address": "Please enter a complete shipping address.",
  "shipment.method": "Please choose a shipping method.",
  "shipment.method.wrong": "The shipping method does not go to this address. Please choose another.",
  "shipment.day": "The shipment can't be delivered on the day chosen. Please choose another.",
  "billing.address": "Please enter a complete billing address.",
  email: "Please enter an email address.",
  total: "The total can't be worked out yet.",
  "payment.missing": "Please choose how to pay.",
  "payment.wrong": "The payment method can't be used for this order. Please choose another.",
  "coupon.applied": "The coupon code ''{code}'' is applied.",
  "coupon.no_applicable_promotion": "The coupon code ''{code}'' has nothing to apply to.",
  "coupon.coupon_code_already_in_basket": "The coupon code ''{code}'' is already in the basket.",
  "coupon.coupon_already_in_basket": "The coupon of code ''{code}'' is already in the basket.",
  "coupon.coupon_code_already_redeemed": "The coupon code ''{code}'' was already redeemed.",
  "coupon.coupon_code_unknown": "The coupon code ''{code}'' is unknown.",
  "coupon.coupon_disabled": "The coupon of code ''{code}'' is disabled.",
  "coupon.redemption_limit_exceeded": "The coupon code ''{code}'' was redeemed as often as it may be.",
  "coupon.customer_redemption_limit_exceeded": "The coupon code ''{code}'' was already used by this customer.",
  "coupon.timeframe_redemption_limit_exceeded": "The coupon code ''{code}'' was used too often lately.",
  "coupon.no_active_promotion": "The coupon code ''{code}'' has no promotion that runs now.",
} satisfies Record<`coupon.${CouponStatus}`, string> & Record<string, string>;

/** Names of the messages about what still prevents ordering. */
export type FlashKey = keyof typeof english;

/** Says such a message in a locale. */
export type FlashMessages = Resources<FlashKey>;

/** What a shopper reads about what still prevents ordering; the bundle `basket` of a cartridge goes before it. */
export const flashMessages: OwnBundles<FlashKey> = {
  default: english,
  fr: {
    "basket.empty": "Le panier est vide.",
    "item.gone": "{productName} n’est plus vendu ici.",
    "item.few":
      "Il ne reste que {available} {available, plural, one {exemplaire} other {exemplaires}} de {productName}.",
    "item.none": "{productName} est en rupture de stock.",
    "item.price": "{productName} n’a pas de prix.",
    "shipment.address": "Veuillez entrer une adresse de livraison complète.",
    "shipment.method": "Veuillez choisir un mode de livraison.",
    "shipment.method.wrong": "Ce mode de livraison ne dessert pas cette adresse. Veuillez en choisir un autre.",
    "shipment.day": "Le colis ne peut pas être livré le jour choisi. Veuillez en choisir un autre.",
    "billing.address": "Veuillez entrer une adresse de facturation complète.",
    email: "Veuillez entrer une adresse courriel.",
    total: "Le total ne peut pas encore être calculé.",
    "payment.missing": "Veuillez choisir un mode de paiement.",
    "payment.wrong": "Ce mode de paiement ne convient pas à cette commande. Veuillez en choisir un autre.",
    "coupon.applied": "Le code promotionnel « {code} » est appliqué.",
    "coupon.no_applicable_promotion": "Le code promotionnel « {code} » ne s’applique à rien.",
    "coupon.coupon_code_already_in_basket": "Le code promotionnel « {code} » est déjà dans le panier.",
    "coupon.coupon_already_in_basket": "Le coupon du code « {code} » est déjà dans le panier.",
    "coupon.coupon_code_already_redeemed": "Le code promotionnel « {code} » a déjà été utilisé.",
    "coupon.coupon_code_unknown": "Le code promotionnel « {code} » est inconnu.",
    "coupon.coupon_disabled": "Le coupon du code « {code} » est désactivé.",
    "coupon.redemption_limit_exceeded": "Le code promotionnel « {code} » a atteint sa limite d’utilisations.",
    "coupon.customer_redemption_limit_exceeded": "Vous avez déjà utilisé le code promotionnel « {code} ».",
    "coupon.timeframe_redemption_limit_exceeded":
      "Le code promotionnel « {code} » a été utilisé trop souvent récemment.",
    "coupon.no_active_promotion": "Aucune promotion n’est en cours pour le code promotionnel « {code} ».",
  },
};
