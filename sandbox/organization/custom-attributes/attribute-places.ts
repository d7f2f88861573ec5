/** Where the operations of a subject take custom attributes. */
export interface AttributePlaces {
  /** What the body of an operation is, by its address. */
  bodies: readonly (readonly [address: RegExp, typeId: string])[];
  /** What lies below a member of this name, in whatever body. */
  members?: Readonly<Record<string, string>>;
  /** Attributes the engine works out or has a place of its own for, by kind of object: nobody defines them. */
  ofEngine?: Readonly<Record<string, readonly string[]>>;
}
