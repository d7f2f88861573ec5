import { useId } from "react";
import { defineMessages, FormattedMessage } from "react-intl";
import { UNEXPECTED } from "#app/commerce-api/commerce-api-error.ts";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { windowColors } from "#app/domain/product/window-color.ts";
import { useAddToBasket } from "#app/hooks/basket/use-add-to-basket.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { MaterialItem } from "./material-item.tsx";
import { materialGroups, toMaterials, type Material, type MaterialGroup } from "./materials.ts";
import c from "./sales-materials.styles.ts";

/** The category that holds them. */
const CATEGORY = "order-forms";

/** More than there are. */
const MOST = 100;

const titles = defineMessages({
  seasonal: { id: "materials.seasonal", defaultMessage: "Seasonal Materials" },
  "all-year": { id: "materials.allYear", defaultMessage: "All Year Materials" },
  other: { id: "materials.other", defaultMessage: "Other Sales Tools" },
});

const useMaterials = () => {
  const { search, products } = useCommerceApi();
  return useAnswer(
    "sales materials",
    async () => {
      const { hits } = await search.products({ refine: [`cgid=${CATEGORY}`], limit: MOST, expand: ["none"] });
      return toMaterials(await products.getMany((hits ?? []).map(({ productId }) => productId)));
    },
    "The sales materials could not be asked for.",
  );
};

/** One group under its heading; nothing where it is empty. */
const Group = ({
  group,
  materials,
  children,
}: {
  group: MaterialGroup;
  materials: readonly Material[];
  children: (material: Material, index: number) => React.ReactNode;
}) => {
  const id = useId();
  const own = materials.filter((material) => material.group === group);
  if (own.length === 0) return null;
  return (
    <section className={c.group} aria-labelledby={id}>
      <h2 className={c.title} id={id}>
        <FormattedMessage {...titles[group]} />
      </h2>
      <ul className={c.list}>{own.map(children)}</ul>
    </section>
  );
};

/** What groups may order to sell with, all of it free: the lists of the page `/sales-materials`. */
export const SalesMaterials = () => {
  const { status, value: answer } = useMaterials();
  const { basket } = useBasket();
  const { addToBasket, state } = useAddToBasket();
  if (status === "pending") return <Skeleton height="480px" />;
  if (status === "failed")
    return (
      <Note tone="error">
        <ShopperWords message={UNEXPECTED} />
      </Note>
    );
  if (answer.length === 0)
    return (
      <Note>
        <FormattedMessage id="materials.none" defaultMessage="There’s nothing to order here right now." />
      </Note>
    );
  const inBag = (id: string) =>
    (basket?.productItems ?? []).reduce(
      (sum, { productId, quantity = 0 }) => sum + (productId === id ? quantity : 0),
      0,
    );
  const grounds = windowColors(answer.map(({ color }) => color));
  return (
    <div className={c.groups}>
      {materialGroups.map((group) => (
        <Group key={group} group={group} materials={answer}>
          {(material) => (
            <MaterialItem
              key={material.id}
              material={material}
              ground={grounds[answer.indexOf(material)] ?? "butter"}
              inBag={inBag(material.id)}
              isBusy={state.status === "pending" && state.key === material.id}
              {...(state.status === "error" && state.key === material.id && { problem: state.message })}
              onAdd={(quantity) =>
                addToBasket([
                  {
                    productId: material.id,
                    quantity,
                    name: material.name,
                    ...(material.image && { image: material.image }),
                    ...(material.color && { color: material.color }),
                  },
                ])
              }
            />
          )}
        </Group>
      ))}
    </div>
  );
};
