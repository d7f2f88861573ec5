import { type ContentItem } from "../content-item.ts";
import { page } from "../content-page.ts";
import { inEachCountry } from "../words.ts";

const company = [{ text: "Our kitchens", link: "/our-story" }];

/** Privacy and terms. */
export const legalPages: ContentItem[] = [
  page("company-info/privacy-policy", {
    title: "Privacy",
    description: "What we keep about you, why, for how long, who else sees it, and how to have it erased.",
    breadcrumbs: company,
    text: inEachCountry(`In force since March 1, 2026. We have tried to write this so that you can read it.

## What we keep, and why

| What | Why | How long |
| --- | --- | --- |
| Name, addresses, email, phone | To send your order and answer you | As long as you have an account; seven years on invoices |
| What you ordered | Receipts, taxes, and so that you can order it again | Seven years |
| Gift notes | To write them | Ninety days |
| What you looked at | To show you what fits | Thirteen months, without your name |
| Letters and calls | To settle what you asked | Two years |

We do not keep your card number. It goes from your browser straight to our card processor; we get a token that is worth nothing to anybody else.

## Cookies

Some are needed: they remember your bag and keep you signed in. Others count visits and choose what we recommend; they wait for your consent. You can change your mind at any time in your browser.

## Who else sees it

The carrier sees the address. The card processor sees the payment. A company that checks addresses sees the address you type, and forgets it. A company that sends our letters sees your email address. None of them may use it for anything else. We do not sell it, and never have.

## The Sweet List

If you sign up we write about twice a month. Every letter has a link at the foot that stops it, and stopping works right away.

## Children

We like them, but we do not collect anything about them knowingly. An account is for people of sixteen and over.

## Your say

You may ask what we hold, have it corrected, take it with you, or have it erased. Write to [privacy@wickettplum.example](mailto:privacy@wickettplum.example) or call {phone}. We answer within thirty days and it costs nothing. What the tax office makes us keep we lock away until the day we may burn it.

## Changes

If something important changes, we write to account holders before it does. Older versions are sent on request.`),
  }),
  page("company-info/terms", {
    title: "Terms",
    description: "The rules of the shop: orders, prices, gift cards, promotions, and what happens if we disagree.",
    breadcrumbs: company,
    text: inEachCountry(`These are the rules for buying on this site in {nation}. If a law that protects you says more, the law wins.

## Orders

Putting something in the bag holds nothing. Placing the order is your offer; our email that says *accepted* is the contract. If we cannot send something, we say so and do not charge for it.

## Prices

Prices are in the currency of the site, without sales tax. Tax and shipping are shown before you pay. If a price is plainly a slip, a lollipop at five hundred dollars or a tower at five cents, we will ask you before we do anything.

## Promotions

One code of a kind at a time. Offers end at the moment named with them. They do not apply to gift cards, to sales materials, or to what was ordered before they began.

## Quantities

Some sweets have a limit for each order, so that they last for everyone. People who buy to sell again need an account for business.

## Gift cards

They do not expire. Treat them as cash: if one is stolen, tell us right away and we’ll block what is left.

## Reviews and pictures

Say what you like about our sweets, as long as it is true, it is yours, and it is fit for a shop with children in it. You let us show it here. We do not remove a review because it is unkind.

## Subscriptions

They run until you stop them. We write before each one is sent, and you can skip or stop until it is packed.

## What we are liable for

For what we do carelessly or on purpose, fully. For a carrier’s delay, up to the price of the order. Nothing here limits what cannot be limited.

## If we disagree

Call us first; most things end there. Otherwise, the courts of {court} decide.

## Who we are

Wickett & Plum Confectioners, 874 Valencia Street, San Francisco, California. A made-up company with made-up people: this shop is a demonstration, and nothing ordered here will ever arrive.`),
  }),
];
