/** One picture of the shop: its file under `sandbox/images/masters`, and what a screen reader says. */
export interface Picture {
  file: string;
  alt: string;
}
