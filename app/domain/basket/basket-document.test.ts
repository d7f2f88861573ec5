import {
  type BasketDocument,
  isBonusLine,
  isEGiftOnly,
  isEmptyBasket,
  linePrice,
  pieceCount,
} from "./basket-document.ts";

const goods = [{ quantity: 2 }, { quantity: 3 }];
const eGifts = [{ amount: 25 }, { amount: 50 }];

describe("what is in a bag", () => {
  it.each<[string, BasketDocument | null | undefined, { isEmpty: boolean; pieces: number; isEGiftOnly: boolean }]>([
    ["no bag", null, { isEmpty: true, pieces: 0, isEGiftOnly: false }],
    ["no bag yet", undefined, { isEmpty: true, pieces: 0, isEGiftOnly: false }],
    ["nothing said", {}, { isEmpty: true, pieces: 0, isEGiftOnly: false }],
    ["nothing", { productItems: [], giftCertificateItems: [] }, { isEmpty: true, pieces: 0, isEGiftOnly: false }],
    ["goods", { productItems: goods }, { isEmpty: false, pieces: 5, isEGiftOnly: false }],
    ["a line without pieces", { productItems: [{}] }, { isEmpty: false, pieces: 0, isEGiftOnly: false }],
    ["e-gift cards", { giftCertificateItems: eGifts }, { isEmpty: false, pieces: 2, isEGiftOnly: true }],
    ["both", { productItems: goods, giftCertificateItems: eGifts }, { isEmpty: false, pieces: 7, isEGiftOnly: false }],
  ])("%s", (_name, basket, expected) => {
    expect({
      isEmpty: isEmptyBasket(basket),
      pieces: pieceCount(basket),
      isEGiftOnly: isEGiftOnly(basket ?? {}),
    }).toEqual(expected);
  });
});

test.each([
  ["bought", {}, false],
  ["given", { bonusProductLineItem: true }, true],
  ["not given", { bonusProductLineItem: false }, false],
  ["chosen as a gift", { bonusDiscountLineItemId: "bonus-1" }, true],
])("a line that came with another one: %s", (_name, line, isBonus) => {
  expect(isBonusLine(line)).toBe(isBonus);
});

test.each([
  [{ price: 10, priceAfterItemDiscount: 8 }, 8],
  [{ price: 10, priceAfterItemDiscount: 0 }, 0],
  [{ price: 10 }, 10],
  [{}, undefined],
])("%p costs %p", (line, price) => {
  expect(linePrice(line)).toBe(price);
});
