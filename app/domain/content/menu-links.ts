/** The part of a menu entry that its link depends on. */
interface LinkedEntry {
  id?: string;
  link?: string;
  menuDefinition: { pageLink?: string };
}

const isAddress = (text: string): boolean => /^(\/|https?:|mailto:|tel:|#)/.test(text);

/** Where an entry below the top leads: its own link, else the category that it names (navigation-22). */
export const menuItemLink = ({ link, menuDefinition: { pageLink } }: LinkedEntry): string | undefined => {
  const named = link ?? pageLink;
  if (!named) return undefined;
  return isAddress(named) ? named : `/category/${encodeURIComponent(named)}`;
};

/** Where a top entry leads: its own link, else the page of its id (navigation-22). */
export const topMenuLink = (entry: LinkedEntry): string | undefined =>
  menuItemLink(entry) ?? (entry.id ? `/${encodeURIComponent(entry.id)}` : undefined);

/** Whether an address leaves the app, and so opens in a tab of its own (navigation-10). */
export const isExternalLink = (href: string): boolean => /^https?:/i.test(href);

/** Whether an address is followed by the browser itself: mail, telephone and places on the same page. */
export const isPlainLink = (href: string): boolean => /^(mailto:|tel:|#)/i.test(href);

/** A managed address that is safe to follow; scripts and data addresses give undefined. */
export const safeLink = (href: string | undefined): string | undefined => {
  // Browsers pass over tabs and line breaks in an address, and take a backslash for a slash.
  const trimmed = href?.replace(/[\t\n\r]/g, "").trim();
  if (!trimmed) return undefined;
  if (isExternalLink(trimmed) || isPlainLink(trimmed)) return trimmed;
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed) || /^[\\/]{2}/.test(trimmed)) return undefined;
  return trimmed.startsWith("/") || trimmed.startsWith("?") ? trimmed : `/${trimmed}`;
};
