import type { BlogPost } from "./blog-post.ts";

/** Advice from the counter. */
export const aBoxForSomeoneYouHardlyKnow: BlogPost = {
  key: "blog/a-box-for-someone-you-hardly-know",
  title: "A box for someone you hardly know",
  description:
    "Your neighbor’s mother, your partner’s boss, the teacher with the difficult class: what to buy when you have no idea.",
  published: "2026-09-10",
  author: "Marguerite Osei, Valencia Street",
  picture: "room-boxes-photo",
  text: `About a third of the people who come in want something for a person they could not describe. They stand in front of the boxes and look from one to the next. I have worked the counter for twenty-two years, and I can usually help in four questions.

## Do they live with others?

If there is a household, give something that can be put on a table and reached into: an assortment, brittle, a jar. Nobody likes being watched eat a present alone. If they live by themselves, give something small and exact. A large box for one person is a chore with a ribbon on it.

## Will they open it in front of you?

Then the outside matters as much as the inside. A proper bow buys you time, and a lid that lifts is better than a flap. If it goes by mail, spend the money on what is inside and on the card. Nobody remembers the bow of a parcel that arrived on a Wednesday. They do remember what you wrote.

## Is there anything they do not eat?

You do not know, of course. That is the whole difficulty. So choose so that it does not matter:

- **Nuts** are the ones to take seriously. Our Soft Center Society has none in the recipe; for an allergy, choose hard candy or jellies, which are made where nuts are not handled at all.
- **Dairy:** the Midnight truffles are made with oats and nobody has ever guessed.
- **Kosher:** look for the mark on the page; more than a third of the counter has it.
- **Sugar:** if someone must avoid it they are probably tired of special boxes. Send tea.

When in doubt, fruit. Orchard Jellies have no dairy, no nuts, no gelatin and no enemies.

## What do you want to say?

This is the one that people skip. “Thank you” is not the same as “sorry,” and neither is the same as “I saw that you had a rough month and did not know whether to mention it.”

For thanks, something generous and plain. For sorry, something small, quickly. A large apology makes people wonder what else you did. For the rough month, whatever keeps well, so that they can open it when they feel like it and do not have to feel like it today.

## The card

Write it by hand, or let us; ours is done in ink by a person. Three sentences are enough. Say what for, say one true thing about them, and sign with the name they call you. Do not use the word *just*. You are not just sending something. You went out and thought about somebody.

## If you are still standing there

Buy the Navy Dozen. Unless there are nuts to think of, that is: it has hazelnuts and almonds in it. Otherwise, twelve pieces, some dark, some milk, two white and two that change with the month. It fits in a briefcase, it suits a boss and it suits a bus driver. In twenty-two years I have had one returned, and that was because he had decided to ask her out and wanted the heart-shaped one after all.`,
  productIds: ["480145", "491113", "481110", "484107"],
};
