import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { renderInShop } from "#tests/render-app.tsx";
import { Modal } from "./modal.tsx";
import { SideSheet } from "./side-sheet.tsx";

const Page = ({ variant }: { variant?: "sheet" }) => {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} title="Ingredients" onClose={() => setOpen(false)} variant={variant}>
        <p>Sugar and more sugar.</p>
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            field.current?.focus();
          }}
        >
          Ask about it
        </button>
      </Modal>
      <input aria-label="Question" ref={field} />
    </>
  );
};

describe.each([[undefined], ["sheet"] as const])("a modal (%s)", (variant) => {
  const openIt = async () => {
    const user = userEvent.setup();
    await renderInShop(<Page variant={variant} />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    return { user, dialog: screen.getByRole("dialog", { name: "Ingredients" }) };
  };

  it("is not there until it is opened", async () => {
    await renderInShop(<Page variant={variant} />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("is named by its title, and its button closes it with the focus back where it was", async () => {
    const { user } = await openIt();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("leaves the focus where closing it has put it", async () => {
    const { user } = await openIt();
    await user.click(screen.getByRole("button", { name: "Ask about it" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Question" })).toHaveFocus();
  });

  it("closes on Escape", async () => {
    const { dialog } = await openIt();
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("closes on a click beside it, not on one in it", async () => {
    const { user, dialog } = await openIt();
    await user.click(screen.getByText("Sugar and more sugar."));
    expect(dialog).toBeInTheDocument();
    fireEvent.click(dialog);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("a side sheet", () => {
  it("is open while it is mounted, with its actions below", async () => {
    await renderInShop(
      <SideSheet title="Pick" onClose={() => undefined} footer={<button type="button">Add</button>}>
        Body
      </SideSheet>,
    );
    expect(screen.getByRole("dialog", { name: "Pick" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Add" })).toBeVisible();
  });
});
