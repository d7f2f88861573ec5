/** Groups that follow from who asks, and those a person was put into. */
export const groupsOfShopper = (registered: boolean, assigned: readonly string[]): string[] => [
  "Everyone",
  registered ? "Registered" : "Unregistered",
  ...assigned,
];
