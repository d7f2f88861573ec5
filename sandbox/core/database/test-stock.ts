/** A row of stock of which nothing is taken, reserved or expected. */
export const stockRow = (inventoryListId: string, productId: string, allocation: number) => ({
  inventoryListId,
  productId,
  allocation,
  perpetual: false,
  handling: "none" as const,
  preorderBackorderAllocation: 0,
  onOrder: 0,
  turnover: 0,
});
