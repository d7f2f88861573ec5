/** Hours of some days, in a zone's own time; `from` after `until` goes past midnight. */
export interface Schedule {
  timeZone: string;
  /** 1 is Monday, 7 Sunday; every day when left out. */
  weekdays?: readonly number[];
  /** For example `16:00`. */
  from?: string;
  until?: string;
}
