/** Screens so low that nothing may stay in place while the page moves: enlarged four times, or a phone on its side. */
export const lowScreen = "@media (max-height: 25rem)";
