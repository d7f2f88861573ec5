/** A component of a page with what its author filled in; other components may stand in its regions. */
export interface DesignedComponent {
  id: string;
  typeId: string;
  name: string;
  data: Record<string, unknown>;
  visible?: boolean;
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
  regions: DesignedRegion[];
}

/** Components a shopper may see, with their regions treated alike. */
const visibleComponents = (components: readonly DesignedComponent[]): DesignedComponent[] =>
  components
    .filter(({ visible = true }) => visible)
    .map((component) => (component.regions ? { ...component, regions: visibleRegions(component.regions) } : component));

/** Regions without the components that are hidden. */
export const visibleRegions = (regions: readonly DesignedRegion[]): DesignedRegion[] =>
  regions.map(({ id, components }) => ({ id, components: visibleComponents(components) }));

/** A visible component by its id, however deep it stands. */
export const componentIn = (regions: readonly DesignedRegion[], componentId: string): DesignedComponent | undefined => {
  for (const { components } of visibleRegions(regions))
    for (const component of components) {
      if (component.id === componentId) return component;
      const inner = componentIn(component.regions ?? [], componentId);
      if (inner) return inner;
    }
  return undefined;
};
