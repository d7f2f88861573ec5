/**
 * What stands below a part that is on its way (`data-waiting`): unseen until the part is there, so that nobody sees it
 * pushed away; seen after two seconds at the latest. Where no animation runs, nothing could show it again.
 */
export const unseenWhileLate = {
  _motionSafe: { visibility: "hidden", animation: "reveal 0s linear 2s forwards" },
} as const;
