import type { DesignedComponent, DesignedRegion, VisibilityRule } from "#sandbox/core/columns/page-design.ts";
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
