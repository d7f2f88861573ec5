import type { PictureName } from "./catalogue/pictures.ts";

/** A picture that a customer has posted. */
export interface SocialPicture {
  user: string;
  caption: string;
  picture: PictureName;
  productId: string;
}

/** The experiences of the social gallery, by their ids; `empty-table` is one that nobody has posted to yet. */
export const socialExperiences: Readonly<Record<string, readonly SocialPicture[]>> = {
  "home-table": [
    { user: "half.moon.hana", caption: "All twelve. Not sharing.", picture: "tray-12-photo", productId: "480127" },
    {
      user: "oregon_ollie",
      caption: "Movie night, sorted.",
      picture: "bears-six-fruits-posted-photo",
      productId: "484101",
    },
    {
      user: "the.sweet.lists",
      caption: "Bow stays on. It is too good.",
      picture: "gift-red-posted-photo",
      productId: "488101",
    },
    {
      user: "crumb.club",
      caption: "Rolling pin therapy.",
      picture: "brittle-peanut-posted-photo",
      productId: "483101",
    },
    {
      user: "mara.bakes",
      caption: "Truffles for the choir.",
      picture: "truffles-cocoa-posted-photo",
      productId: "481101",
    },
    { user: "two.lumps", caption: "Opened by noon, gone by one.", picture: "the-24-photo", productId: "480127" },
    {
      user: "ada.and.otis",
      caption: "One for me, one for later me.",
      picture: "half-moon-posted-photo",
      productId: "480127",
    },
    {
      user: "pennysweets",
      caption: "Every color, then again.",
      picture: "beans-pocket-posted-photo",
      productId: "484113",
    },
  ],
  "gift-table": [
    {
      user: "tuesday.tea",
      caption: "He guessed. I denied it.",
      picture: "dome-blue-posted-photo",
      productId: "480133",
    },
    {
      user: "june_and_co",
      caption: "Hearts for the whole class.",
      picture: "heart-ruby-posted-photo",
      productId: "480142",
    },
  ],
  "empty-table": [],
};
