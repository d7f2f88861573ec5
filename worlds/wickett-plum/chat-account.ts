/** The emulated contact centre's published account: business number and point of contact. */
export const chatAccount = { businessNo: "4600042", poc: "5d0c1f4e-9a37-4c58-8b62-7e31d2a9c604" } as const;
