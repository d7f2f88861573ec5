import { createContext, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { BagAddition, PickupProduct } from "#app/domain/basket/bag-addition.ts";
import type { ArrivesBy } from "#app/domain/search/search-params.ts";
import { useProvided } from "./use-provided.ts";

/** What the side sheet of each name is given; a sheet in the registry that wants something else does not compile. */
export interface SideSheets {
  "add-treats": NoProps;
  "pickup-shop": { product?: PickupProduct };
  concierge: NoProps;
  "digital-catalog": NoProps;
  "printed-catalog": NoProps;
  "need-help": NoProps;
  "added-to-bag": { additions: readonly BagAddition[] };
  "product-options": { productId: string };
  allergens: {
    /** Limits the list beside it to what answers yes to all of these refinements. */
    onOnlyFitting?: (attributeIds: readonly string[]) => void;
  };
  "arrives-by": { arrivesBy?: ArrivesBy; onChange: (arrivesBy: ArrivesBy) => void };
  compare: { productId: string };
  recipients: { itemId: string };
}

/**
 * Side sheets of a shop's own, with what each is given: `app/custom/` declares them here by declaration merging.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface AddedSideSheets {}

type AllSideSheets = SideSheets & AddedSideSheets;

/** An empty object type would take anything. */
interface NoProps {
  readonly none?: never;
}

/** Every side sheet of the shop; the registry knows the chunk of each. */
export type SideSheetName = keyof AllSideSheets;

/** Side sheets that need nothing but their name, so that a call to action of managed content may open them. */
const ownSheetNames = [
  "add-treats",
  "pickup-shop",
  "concierge",
  "digital-catalog",
  "printed-catalog",
  "need-help",
  "allergens",
] as const satisfies readonly NeedsNothing[];

/** The sheets that can be opened without any props. */
type NeedsNothing = {
  [Name in SideSheetName]: Partial<AllSideSheets[Name]> extends AllSideSheets[Name] ? Name : never;
}[SideSheetName];

/** A side sheet that managed content may open. */
export type OwnSheetName = (typeof ownSheetNames)[number];

/** Whether managed content names a side sheet that it may open. */
export const isOwnSheet = (name: string | undefined): name is OwnSheetName =>
  ownSheetNames.includes(name as OwnSheetName);

/**
 * What `open` takes after a sheet's name: its props, left out where it needs none, and what runs once it has closed.
 */
type SheetArguments<Name extends SideSheetName> = Name extends NeedsNothing
  ? [props?: AllSideSheets[Name], onClosed?: () => void]
  : [props: AllSideSheets[Name], onClosed?: () => void];

/** The sheet that is open, with the props that belong to its name. */
export type OpenSideSheet = { [Name in SideSheetName]: { name: Name; props: AllSideSheets[Name] } }[SideSheetName];

/** The one open side sheet and how to open and close it. */
export interface SidebarState {
  current: OpenSideSheet | null;
  /** Opens a sheet in place of the one that is open; `onClosed` runs once when it has closed, however that comes. */
  open: <Name extends SideSheetName>(name: Name, ...rest: SheetArguments<Name>) => void;
  close: () => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

/** Keeps at most one side sheet open; a change of route closes it. */
export const SidebarProvider = ({ children }: { children: ReactNode }) => {
  const [current, setCurrent] = useState<OpenSideSheet | null>(null);
  const closed = useRef<(() => void) | undefined>(undefined);
  const { pathname, search } = useLocation();

  const runClosed = useCallback(() => {
    const action = closed.current;
    closed.current = undefined;
    action?.();
  }, []);

  const open: SidebarState["open"] = useCallback(
    (name, ...[props = {}, onClosed]) => {
      runClosed();
      closed.current = onClosed;
      setCurrent({ name, props } as OpenSideSheet);
    },
    [runClosed],
  );

  const close = useCallback(() => {
    setCurrent(null);
    runClosed();
  }, [runClosed]);

  const address = `${pathname}${search}`;
  const shownAt = useRef(address);
  useEffect(() => {
    if (shownAt.current === address) return;
    shownAt.current = address;
    close();
  }, [address, close]);

  const value = useMemo(() => ({ current, open, close }), [current, open, close]);
  return <SidebarContext value={value}>{children}</SidebarContext>;
};

/** The one open side sheet and how to open and close it. */
export const useSidebar = (): SidebarState => useProvided(SidebarContext, "Sidebar");
