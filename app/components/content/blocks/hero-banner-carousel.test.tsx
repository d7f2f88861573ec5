import { act, fireEvent, screen } from "@testing-library/react";
import { renderInShop } from "#tests/render-app.tsx";
import { HeroBannerCarousel } from "./hero-banner-carousel.tsx";

const slides = ["One", "Two", "Three"].map((headline) => ({ headline, bodyText: `${headline}.` }));

const setUp = async (fields: object = {}) => {
  jest.useFakeTimers();
  await renderInShop(
    <HeroBannerCarousel fields={{ label: "Featured", slides, ...fields }} isFirst show={() => null} />,
  );
};

const shown = () => screen.getAllByRole("group").filter((slide) => !slide.hasAttribute("inert"));
const reads = (headline: string) => expect(shown()[0]).toHaveTextContent(headline);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const originalMatchMedia = window.matchMedia;
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = originalMatchMedia;
});

describe("hero carousel", () => {
  it("turns every four seconds and starts over after the last slide", async () => {
    await setUp();
    reads("One");
    wait(4000);
    reads("Two");
    wait(4000);
    wait(4000);
    reads("One");
  });

  it("takes its speed from the content", async () => {
    await setUp({ rotationSpeed: 7 });
    wait(6999);
    reads("One");
    wait(1);
    reads("Two");
  });

  it("stands still while paused, and can be played again", async () => {
    await setUp();
    fireEvent.click(screen.getByRole("button", { name: "Pause rotation" }));
    wait(20_000);
    reads("One");
    fireEvent.click(screen.getByRole("button", { name: "Play rotation" }));
    fireEvent.blur(screen.getByRole("region", { name: "Featured" }));
    wait(4000);
    reads("Two");
  });

  it("stands still while the pointer rests on it", async () => {
    await setUp();
    fireEvent.pointerEnter(screen.getByRole("region", { name: "Featured" }));
    wait(20_000);
    reads("One");
    fireEvent.pointerLeave(screen.getByRole("region", { name: "Featured" }));
    wait(4000);
    reads("Two");
  });

  it("does not turn for shoppers who want reduced motion", async () => {
    window.matchMedia = () =>
      ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    await setUp();
    wait(20_000);
    reads("One");
    expect(screen.getByRole("button", { name: "Play rotation" })).toBeVisible();
  });

  it("is steered by previous, next and the dots", async () => {
    await setUp({ autoplay: false });
    fireEvent.click(screen.getByRole("button", { name: "Previous slide" }));
    reads("Three");
    fireEvent.click(screen.getByRole("button", { name: "Next slide" }));
    reads("One");
    fireEvent.click(screen.getByRole("button", { name: "Slide 2" }));
    reads("Two");
    expect(screen.getByRole("button", { name: "Slide 2" })).toHaveAttribute("aria-current", "true");
  });

  it("needs no controls for one slide and shows nothing for none", async () => {
    await setUp({ slides: slides.slice(0, 1) });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
