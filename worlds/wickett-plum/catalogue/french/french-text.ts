/** What a product says in the French of Québec; what is left out reads as it does in English. */
export interface FrenchText {
  name: string;
  short?: string;
  copy?: string;
}
