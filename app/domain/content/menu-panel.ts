import { colorOf } from "./content-fields.ts";
import { menuItemLink, safeLink } from "./menu-links.ts";
import { isMedia, type ContentMedia } from "./media.ts";

/** A link of a menu. */
export interface MenuLink {
  label: string;
  link: string;
  color?: string;
}

/** A heading with links. */
export interface MenuGroup {
  title: string;
  links: MenuLink[];
}

/** A picture with a title that leads somewhere. */
export interface MenuPromo {
  title: string;
  linkText?: string;
  link: string;
  media?: ContentMedia;
}

/** What opens under a top entry: a simple list, or columns with an optional promo. */
export interface MenuPanelView {
  links: MenuLink[];
  groups: MenuGroup[];
  promos: MenuPromo[];
}

interface Node {
  id?: string;
  link?: string;
  menuDefinition: { displayName: string; pageLink?: string; showInMenu?: boolean; menuTextColor?: string };
  menuItems?: Node[];
  columns?: {
    columnContent: { title?: string; textLink?: string; linkText?: string; media?: unknown; menuItems?: Node[] };
  }[];
}

const linkOf = (node: Node): MenuLink[] => {
  const link = safeLink(menuItemLink(node));
  const { displayName } = node.menuDefinition;
  const color = colorOf({ ...node.menuDefinition }, "menuTextColor");
  return link ? [{ label: displayName, link, ...(color && { color }) }] : [];
};

/** Sorts what stands below a top entry into links, columns and promos; entries that lead nowhere are left out. */
export const menuPanel = (node: Node): MenuPanelView => {
  const columns = (node.columns ?? []).map(({ columnContent }) => columnContent);
  return {
    links: (node.menuItems ?? []).flatMap(linkOf),
    groups: columns
      .filter(({ menuItems }) => menuItems?.length)
      .map(({ title = "", menuItems = [] }) => ({ title, links: menuItems.flatMap(linkOf) })),
    promos: columns
      .filter(({ menuItems }) => !menuItems?.length)
      .flatMap(({ title, textLink, linkText, media }) => {
        const link = safeLink(textLink);
        return title && link ? [{ title, link, linkText, ...(isMedia(media) && { media }) }] : [];
      }),
  };
};
