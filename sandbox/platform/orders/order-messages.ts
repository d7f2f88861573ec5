import type { OwnBundles, Resources } from "#sandbox/core/resources.ts";

const english = {
  greeting: "Hello {name},",
  "greeting.nobody": "Hello there,",
  "days.range": "{earliest} to {latest}",
  "days.holiday": "{days} (no deliveries on {holiday})",
  "days.held": "{days} (held back so that it arrives as it left)",
  "gift.now": "E-gift card for {to}: {amount}, emailed right away",
  "gift.day": "E-gift card for {to}: {amount}, emailed on {day}",
  "line.option": "{option} ({amount} each)",
  "line.words": "“{text}”",
  "line.logo": "With your logo on it",
  arriving: "Arriving {days}",
  "head.email": "By email",
  "head.pickup": "Pickup at {place}",
  "head.collector": "Pickup at {place}, by {collector}",
  "head.address": "To {address} with {method}",
  carrier: "For the carrier: {text}",
  card: "Gift message: {text}",
  "check.pay":
    "Please make out a check for {amount} to {payee}, write order {orderNo} on it, and send it to:\n{address}",
  "check.deadline":
    "It should be here by {day}. We start packing when it is, and then tell you the day your order arrives.",
  change:
    "Changed your mind? For an hour you can change the card, the day or the address of a package, or add more to it.",
  "confirmation.subject": "Your order {orderNo}",
  "confirmation.text": "thank you for your order. Here is what is in it:",
  total: "Total: {amount}",
  codes: "Order number: {orderNo}\nOrder code: {viewCode}",
  "ready.subject": "Your order {orderNo} is ready",
  "ready.text": "your order is packed and waiting for you in the shop.",
  "shipped.subject": "Your order {orderNo} is on its way",
  "shipped.text": "a package has shipped with {method}. Arriving {days}.",
  tracking: "Tracking number: {trackingNumber}\n{address}",
  "address.subject": "New address for your order {orderNo}",
  "address.text": "a package of your order now goes to another address:",
  "changed.subject": "Your order {orderNo} has been changed",
  "changed.text": "you changed a package of your order. It is now:",
  "added.text": "you added to your order, and your card was charged for it. It is now:",
  "not.you": "Wasn’t this you? Please call us before we start packing.",
  "arrival.subject": "New arrival day for your order {orderNo}",
  "arrival.text": "a package of your order arrives on another day than we told you.",
  "arrival.days": "Before: {before}\nNow: {now}",
  "paid.subject": "Your check for order {orderNo} is here",
  "paid.text": "thank you, your check is here, and we start packing.",
  "cancelled.subject": "Your order {orderNo} has been canceled",
  "cancelled.text":
    "your order was canceled ({reason}). You won’t be charged, and anything you’ve paid will be refunded.",
  "code.subject": "Your code for order {orderNo}",
  "code.text": "your code is {code}. It is valid for 15 minutes.",
};

/** Names of the messages in letters about orders. */
export type OrderMessageKey = keyof typeof english;

/** Says such a message in a locale. */
export type OrderMessages = Resources<OrderMessageKey>;

/** What letters about orders say; the bundle `order` of a cartridge goes before it. */
export const orderMessages: OwnBundles<OrderMessageKey> = {
  default: english,
  fr: {
    greeting: "Bonjour {name},",
    "greeting.nobody": "Bonjour,",
    "days.range": "{earliest} au {latest}",
    "days.holiday": "{days} (aucune livraison ce jour férié : {holiday})",
    "days.held": "{days} (retenu pour arriver en parfait état)",
    "gift.now": "Carte-cadeau électronique pour {to} : {amount}, envoyée tout de suite par courriel",
    "gift.day": "Carte-cadeau électronique pour {to} : {amount}, envoyée par courriel le {day}",
    "line.option": "{option} ({amount} chacun)",
    "line.words": "« {text} »",
    "line.logo": "Avec votre logo",
    arriving: "Arrivée : {days}",
    "head.email": "Par courriel",
    "head.pickup": "À ramasser à {place}",
    "head.collector": "À ramasser à {place}, par {collector}",
    "head.address": "Pour {address}, par {method}",
    carrier: "Pour le transporteur : {text}",
    card: "Message du cadeau : {text}",
    "check.pay":
      "Veuillez libeller un chèque de {amount} à l’ordre de {payee}, y inscrire la commande {orderNo}, et l’envoyer à :\n{address}",
    "check.deadline":
      "Il devrait nous parvenir d’ici le {day}. Nous commencerons alors l’emballage et vous dirons le jour d’arrivée.",
    change:
      "Vous avez changé d’avis? Pendant une heure, vous pouvez modifier la carte, le jour ou l’adresse d’un colis, ou y ajouter quelque chose.",
    "confirmation.subject": "Votre commande {orderNo}",
    "confirmation.text": "merci de votre commande. Voici ce qu’elle contient :",
    total: "Total : {amount}",
    codes: "Numéro de commande : {orderNo}\nCode de commande : {viewCode}",
    "ready.subject": "Votre commande {orderNo} est prête",
    "ready.text": "votre commande est emballée et vous attend en boutique.",
    "shipped.subject": "Votre commande {orderNo} est en route",
    "shipped.text": "un colis est parti par {method}. Arrivée : {days}.",
    tracking: "Numéro de suivi : {trackingNumber}\n{address}",
    "address.subject": "Nouvelle adresse pour votre commande {orderNo}",
    "address.text": "un colis de votre commande part maintenant à une autre adresse :",
    "changed.subject": "Votre commande {orderNo} a été modifiée",
    "changed.text": "vous avez modifié un colis de votre commande. Le voici :",
    "added.text":
      "vous avez ajouté quelque chose à votre commande, et le montant a été porté à votre carte. La voici :",
    "not.you": "Ce n’était pas vous? Appelez-nous avant que nous commencions l’emballage.",
    "arrival.subject": "Nouveau jour d’arrivée pour votre commande {orderNo}",
    "arrival.text": "un colis de votre commande arrivera un autre jour que prévu.",
    "arrival.days": "Avant : {before}\nMaintenant : {now}",
    "paid.subject": "Votre chèque pour la commande {orderNo} est arrivé",
    "paid.text": "merci, votre chèque est arrivé, et nous commençons l’emballage.",
    "cancelled.subject": "Votre commande {orderNo} a été annulée",
    "cancelled.text":
      "votre commande a été annulée ({reason}). Rien ne vous sera facturé, et tout montant payé sera remboursé.",
    "code.subject": "Votre code pour la commande {orderNo}",
    "code.text": "votre code est le {code}. Il est valable 15 minutes.",
  },
};
