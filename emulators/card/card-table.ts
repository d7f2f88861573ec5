/** One line of the processor's card table. */
export interface CardType {
  code: string;
  name: string;
  brandedName: string;
  lengths: number[];
  securityCode: { name: string; length: number };
  /** Positions a space follows when the number is shown. */
  spaces: number[];
  /** First and last number of each range of leading digits. */
  prefixes: [string, string][];
}

const from13To19 = [13, 14, 15, 16, 17, 18, 19];
const inFours = [4, 8, 12, 16];
const one = (prefix: string): [string, string] => [prefix, prefix];

/** The processor's card table; a test Discover number such as 6011 1111 1111 1117 is a Maestro by it. */
export const cardTypes: readonly CardType[] = [
  {
    code: "001",
    name: "visa",
    brandedName: "Visa",
    lengths: from13To19,
    securityCode: { name: "CVV", length: 3 },
    spaces: inFours,
    prefixes: [one("4")],
  },
  {
    code: "002",
    name: "mastercard",
    brandedName: "Mastercard",
    lengths: [16],
    securityCode: { name: "CVC", length: 3 },
    spaces: inFours,
    prefixes: [
      ["51", "55"],
      ["2221", "2720"],
    ],
  },
  {
    code: "003",
    name: "amex",
    brandedName: "American Express",
    lengths: [15],
    securityCode: { name: "CID", length: 4 },
    spaces: [4, 10],
    prefixes: [one("34"), one("37")],
  },
  {
    code: "004",
    name: "discover",
    brandedName: "Discover",
    lengths: [16, 19],
    securityCode: { name: "CID", length: 3 },
    spaces: inFours,
    prefixes: [
      one("60110"),
      ["60112", "60114"],
      one("601174"),
      ["601177", "601179"],
      ["601186", "601199"],
      ["622126", "622925"],
      ["644", "659"],
    ],
  },
  {
    code: "042",
    name: "maestro",
    brandedName: "Maestro",
    lengths: [12, ...from13To19],
    securityCode: { name: "CVC", length: 3 },
    spaces: inFours,
    prefixes: [
      one("50"),
      ["5600", "6010"],
      one("60111"),
      ["601150", "601173"],
      ["601200", "622125"],
      ["622926", "623999"],
      ["6270", "6281"],
      ["6289", "6439"],
      ["66", "69"],
    ],
  },
  {
    code: "005",
    name: "dinersclub",
    brandedName: "Diners Club",
    lengths: [14, 16],
    securityCode: { name: "CVV", length: 3 },
    spaces: [4, 10],
    prefixes: [["300", "305"], one("3095"), one("36"), ["38", "39"]],
  },
  {
    code: "007",
    name: "jcb",
    brandedName: "JCB",
    lengths: [16],
    securityCode: { name: "CVV", length: 3 },
    spaces: inFours,
    prefixes: [["3528", "3589"]],
  },
  {
    code: "062",
    name: "cup",
    brandedName: "China UnionPay",
    lengths: [16, 19],
    securityCode: { name: "CVN", length: 3 },
    spaces: inFours,
    prefixes: [one("62")],
  },
];

const startsWithin = (number: string, [first, last]: [string, string]): boolean => {
  const start = number.slice(0, first.length);
  return start.length === first.length && start >= first && start <= last;
};

/** Types whose ranges hold this number, the longest matching prefix first. */
export const detectCardTypes = (number: string): CardType[] =>
  cardTypes
    .map((type) => ({
      type,
      precision: Math.max(
        0,
        ...type.prefixes.filter((range) => startsWithin(number, range)).map(([first]) => first.length),
      ),
    }))
    .filter(({ precision }) => precision > 0)
    .sort((a, b) => b.precision - a.precision)
    .map(({ type }) => type);

/** The check digit rule of every card number. */
export const passesLuhn = (number: string): boolean =>
  Array.from(number)
    .reverse()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;
