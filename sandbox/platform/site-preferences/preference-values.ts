/** What a custom preference may be set to. */
export type PreferenceValue = string | number | boolean | null;

/** Custom preferences of a site by their names. */
export type PreferenceValues = Readonly<Record<string, PreferenceValue>>;
