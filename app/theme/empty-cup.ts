/**
 * The ground of a panel that says that nothing is there, with the paper cup of `emptyCup`: beside the button on a
 * phone, if there is room, as high as the panel beside its words on wider screens.
 */
export const emptyCupGround = {
  background:
    "{colors.bg.success} var(--small-cup, none) right 14px bottom 18px / min(88px, 100% - 240px) auto no-repeat",
  md: { background: "{colors.bg.success} var(--cup, none) 94% 50% / auto 78% no-repeat" },
} as const;
