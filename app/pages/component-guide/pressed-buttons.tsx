import { Button, Fieldset, Wrap } from "@chakra-ui/react";

/** Buttons of which one is pressed: what is looked at, or how wide. */
export const PressedButtons = ({
  legend,
  names,
  pressed,
  onPress,
}: {
  legend: string;
  names: readonly string[];
  pressed: number;
  onPress: (index: number) => void;
}) => (
  <Fieldset.Root>
    <Fieldset.Legend className="vh">{legend}</Fieldset.Legend>
    <Wrap gap="2">
      {names.map((name, index) => (
        <Button
          key={name}
          size="sm"
          variant={index === pressed ? "solid" : "outline"}
          aria-pressed={index === pressed}
          onClick={() => onPress(index)}
        >
          {name}
        </Button>
      ))}
    </Wrap>
  </Fieldset.Root>
);
