import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import type { NavMenu } from "#app/commerce-api/content.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useAnswer } from "#app/hooks/use-answer.ts";

const loading = new WeakMap<CommerceApi["content"], Promise<NavMenu>>();

const loadOnce = (content: CommerceApi["content"]): Promise<NavMenu> => {
  const loadingMenu = loading.get(content);
  if (loadingMenu) return loadingMenu;
  const started = content.navMenu();
  loading.set(content, started);
  started.catch(() => loading.delete(content));
  return started;
};

/** The whole navigation, loaded once per visit when a menu is first used; null until it is there. */
export const useNavMenu = (): NavMenu | null => {
  const { content } = useCommerceApi();
  return useAnswer("nav menu", () => loadOnce(content), "The menu could not be asked for.").value ?? null;
};
