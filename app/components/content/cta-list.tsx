import type { CSSProperties } from "react";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { isOwnSheet, useSidebar } from "#app/contexts/sidebar-context.tsx";
import type { Cta } from "#app/domain/content/content-fields.ts";
import c from "./cta-list.styles.ts";

const classOf = ({ isButton, buttonColor }: Cta, small: boolean) => {
  if (!isButton) return c.link;
  if (buttonColor === "transparent") return small ? c.outlineSm : c.outline;
  return small ? c.buttonSm : c.button;
};

/** A call's own colors as custom properties; the style sheet chooses by the width of the screen. */
const ctaColors = ({ buttonColor, textColor, mobileButtonColor, mobileTextColor }: Cta) =>
  ({
    "--cta": buttonColor,
    "--cta-text": textColor,
    "--cta-mobile": mobileButtonColor,
    "--cta-mobile-text": mobileTextColor,
  }) as CSSProperties;

/** The calls to action of a block, in their own colors; one may open a side sheet instead of leading somewhere. */
export const CtaList = ({ ctas, small = false }: { ctas: readonly Cta[]; small?: boolean }) => {
  const { open } = useSidebar();
  if (ctas.length === 0) return null;
  return (
    <div className={c.row} data-cta="" data-several={ctas.length > 1 || undefined}>
      {ctas.map((cta) => {
        const { sideSheet } = cta;
        const className = classOf(cta, small);
        return (
          <span key={cta.text} className={c.entry} style={ctaColors(cta)}>
            {isOwnSheet(sideSheet) ? (
              <button type="button" className={className} aria-haspopup="dialog" onClick={() => open(sideSheet)}>
                {cta.text}
              </button>
            ) : (
              <SmartLink className={className} href={cta.link}>
                {cta.text}
              </SmartLink>
            )}
          </span>
        );
      })}
    </div>
  );
};
