/** Whom checks are made out to, and where they are sent; days count in its time zone. */
export interface CheckPayee {
  name: string;
  /** Lines of the postal address. */
  lines: readonly string[];
  zone: string;
}
