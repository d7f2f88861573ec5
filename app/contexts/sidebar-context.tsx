import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

/** Side sheets that need nothing but their name, so that a call to action of managed content may open them. */
const ownSheetNames = [
  "add-treats",
  "pickup-shop",
  "concierge",
  "digital-catalog",
  "printed-catalog",
  "need-help",
] as const;

/** Side sheets that need to be told of a product, a line or what was added. */
const toldSheetNames = ["added-to-bag", "product-options", "compare", "recipients"] as const;

/** A side sheet that managed content may open. */
export type OwnSheetName = (typeof ownSheetNames)[number];

/** A side sheet that only the shop itself opens. */
export type ToldSheetName = (typeof toldSheetNames)[number];

/** Every side sheet of the shop; the registry knows the chunk of each. */
export type SideSheetName = OwnSheetName | ToldSheetName;

/** Whether managed content names a side sheet that it may open. */
export const isOwnSheet = (name: string | undefined): name is OwnSheetName =>
  ownSheetNames.includes(name as OwnSheetName);

/** What is handed to a sheet. */
export type SideSheetProps = Record<string, unknown>;

/** The sheet that is open. */
export interface OpenSideSheet {
  name: SideSheetName;
  props: SideSheetProps;
}

/** The one open side sheet and how to open and close it. */
export interface SidebarState {
  current: OpenSideSheet | null;
  /** Opens a sheet in place of the one that is open; `onClosed` runs once when it has closed, however that comes. */
  open: (name: SideSheetName, props?: SideSheetProps, onClosed?: () => void) => void;
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

  const open = useCallback(
    (name: SideSheetName, props: SideSheetProps = {}, onClosed?: () => void) => {
      runClosed();
      closed.current = onClosed;
      setCurrent({ name, props });
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
export const useSidebar = (): SidebarState => {
  const state = use(SidebarContext);
  if (!state) throw new Error("useSidebar needs a SidebarProvider.");
  return state;
};
