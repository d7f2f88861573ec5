import { useEffect, useState } from "react";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import type { NavMenu } from "#app/commerce-api/content.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

const loading = new WeakMap<CommerceApi["content"], Promise<NavMenu>>();

const loadOnce = (content: CommerceApi["content"]): Promise<NavMenu> => {
  const known = loading.get(content);
  if (known) return known;
  const started = content.navMenu();
  loading.set(content, started);
  started.catch(() => loading.delete(content));
  return started;
};

/** The whole navigation, loaded once per visit when a menu is first used; null until it is there. */
export const useNavMenu = (): NavMenu | null => {
  const { content } = useCommerceApi();
  const [menu, setMenu] = useState<NavMenu | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadOnce(content).then(
      (loaded) => isCurrent && setMenu(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [content]);
  return menu;
};
