/** A category or product a page is assigned to. */
export interface AssignedObject {
  type: "category" | "product";
  id: string;
  /** For a category with the page of its products: whether it is for those of the categories below too. */
  lookup?: "category-explicit" | "category-implicit";
}

/** When and for whom something is shown; what is left out holds nobody back. */
export interface VisibilityRule {
  /** ISO moments. */
  from?: string;
  until?: string;
  customerGroups?: readonly string[];
}

/** A component of a page with what its author filled in; other components may stand in its regions. */
export interface DesignedComponent {
  id: string;
  typeId: string;
  name: string;
  data: Record<string, unknown>;
  visible?: boolean;
  /** Sites it is online on; all when left out. */
  siteIds?: readonly string[];
  visibility?: VisibilityRule;
  regions?: DesignedRegion[];
}

/** A place of a page or component that holds components in order. */
export interface DesignedRegion {
  id: string;
  components: DesignedComponent[];
}

/** A page as its author put it together. */
export interface PageDesign {
  typeId: string;
  name: string;
  description: string;
  pageTitle: string;
  pageDescription: string;
  /** Attributes the aspect hands to the page: id, type and whether it must be given. */
  aspectAttributes?: { id: string; type: "string" | "number" | "boolean"; required: boolean }[];
  data: Record<string, unknown>;
  visible: boolean;
  visibility?: VisibilityRule;
  regions: DesignedRegion[];
}

/** Who looks at a page, where and when. */
export interface Viewer {
  siteId: string;
  now: Date;
  customerGroups: readonly string[];
}

/** Whether a rule lets somebody see something. */
export const isVisibleTo = (rule: VisibilityRule | undefined, { now, customerGroups }: Viewer): boolean => {
  const { from, until, customerGroups: groups = [] } = rule ?? {};
  return (
    (from === undefined || new Date(from) <= now) &&
    (until === undefined || new Date(until) > now) &&
    (groups.length === 0 || groups.some((group) => customerGroups.includes(group)))
  );
};

/** Components a shopper may see, with their regions treated alike. */
const visibleComponents = (components: readonly DesignedComponent[], viewer: Viewer): DesignedComponent[] =>
  components
    .filter(
      ({ visible = true, siteIds, visibility }) =>
        visible && (siteIds?.includes(viewer.siteId) ?? true) && isVisibleTo(visibility, viewer),
    )
    .map((component) =>
      component.regions ? { ...component, regions: visibleRegions(component.regions, viewer) } : component,
    );

/** Regions without the components that are hidden from somebody. */
export const visibleRegions = (regions: readonly DesignedRegion[], viewer: Viewer): DesignedRegion[] =>
  regions.map(({ id, components }) => ({ id, components: visibleComponents(components, viewer) }));

/** A component by its id, however deep it stands. */
export const componentIn = (regions: readonly DesignedRegion[], componentId: string): DesignedComponent | undefined => {
  for (const { components } of regions)
    for (const component of components) {
      if (component.id === componentId) return component;
      const inner = componentIn(component.regions ?? [], componentId);
      if (inner) return inner;
    }
  return undefined;
};
