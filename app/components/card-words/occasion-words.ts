import { defineMessages, type MessageDescriptor } from "react-intl";

/** An occasion with words for a card, two sentences to choose from; `{name}` is a first name or empty. */
export interface Occasion {
  id: string;
  name: MessageDescriptor;
  words: readonly MessageDescriptor[];
}

const names = defineMessages({
  birthday: { id: "cardWords.birthday", defaultMessage: "Birthday" },
  thanks: { id: "cardWords.thanks", defaultMessage: "Thank you" },
  congratulations: { id: "cardWords.congratulations", defaultMessage: "Congratulations" },
  love: { id: "cardWords.love", defaultMessage: "Love" },
  getWell: { id: "cardWords.getWell", defaultMessage: "Get well" },
  holidays: { id: "cardWords.holidays", defaultMessage: "Holidays" },
});

const words = defineMessages({
  birthday1: {
    id: "cardWords.birthday.1",
    defaultMessage:
      "{named, select, yes {Happy birthday, {name}!} other {Happy birthday!}} May the year ahead be as sweet as you are.",
  },
  birthday2: {
    id: "cardWords.birthday.2",
    defaultMessage:
      "{named, select, yes {{name}, another} other {Another}} year, another reason for chocolate. Happy birthday!",
  },
  thanks1: {
    id: "cardWords.thanks.1",
    defaultMessage: "{named, select, yes {Thank you, {name}.} other {Thank you.}} You made my day.",
  },
  thanks2: {
    id: "cardWords.thanks.2",
    defaultMessage:
      "{named, select, yes {{name}, for} other {For}} everything you did: a small thank you, by the boxful.",
  },
  congratulations1: {
    id: "cardWords.congratulations.1",
    defaultMessage:
      "{named, select, yes {Congratulations, {name}!} other {Congratulations!}} You earned every piece of this.",
  },
  congratulations2: {
    id: "cardWords.congratulations.2",
    defaultMessage: "{named, select, yes {Well done, {name}!} other {Well done!}} This calls for something sweet.",
  },
  love1: {
    id: "cardWords.love.1",
    defaultMessage: "{named, select, yes {{name}, I’m} other {I’m}} thinking of you, one bite at a time.",
  },
  love2: {
    id: "cardWords.love.2",
    defaultMessage: "{named, select, yes {For {name}, with} other {With}} all my love. Share them, or don’t.",
  },
  getWell1: {
    id: "cardWords.getWell.1",
    defaultMessage: "{named, select, yes {Get well soon, {name}.} other {Get well soon.}} Rest, one sweet, rest again.",
  },
  getWell2: {
    id: "cardWords.getWell.2",
    defaultMessage: "{named, select, yes {{name}, something} other {Something}} sweet until you are well again.",
  },
  holidays1: {
    id: "cardWords.holidays.1",
    defaultMessage:
      "{named, select, yes {Happy holidays, {name}!} other {Happy holidays!}} Warm wishes from our house to yours.",
  },
  holidays2: {
    id: "cardWords.holidays.2",
    defaultMessage: "{named, select, yes {{name}, a} other {A}} bright season and a sweet new year to you.",
  },
});

/** The occasions for which words are offered, the commonest first. */
export const occasions: readonly Occasion[] = [
  { id: "birthday", name: names.birthday, words: [words.birthday1, words.birthday2] },
  { id: "thanks", name: names.thanks, words: [words.thanks1, words.thanks2] },
  { id: "congratulations", name: names.congratulations, words: [words.congratulations1, words.congratulations2] },
  { id: "love", name: names.love, words: [words.love1, words.love2] },
  { id: "getWell", name: names.getWell, words: [words.getWell1, words.getWell2] },
  { id: "holidays", name: names.holidays, words: [words.holidays1, words.holidays2] },
];
