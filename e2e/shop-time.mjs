/**
 * Preloaded into the programs of a shop whose days are to be always the same: their clock is the machine's, moved by
 * `SHOP_TIME_OFFSET` milliseconds.
 */
const offset = Number(process.env.SHOP_TIME_OFFSET);
const MachineDate = Date;

globalThis.Date = class Date extends MachineDate {
  constructor(...given) {
    if (given.length === 0) super(MachineDate.now() + offset);
    else super(...given);
  }

  static now() {
    return MachineDate.now() + offset;
  }
};
