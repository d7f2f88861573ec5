/** Who stands in for everybody: recordings name nobody else. */
export const standInPerson = {
  firstName: "Nora",
  lastName: "Field",
  email: "nora@example.test",
  phone: "7755550111",
  address1: "1 Fig Street",
  city: "Reno",
  stateCode: "NV",
  postalCode: "89501",
};

/** Keys in camel case that are about one person wherever they stand. */
const always: Readonly<Record<string, unknown>> = {
  firstName: standInPerson.firstName,
  lastName: standInPerson.lastName,
  secondName: "",
  fullName: "Nora Field",
  customerName: "Nora Field",
  recipientName: "Nora Field",
  senderName: "Nora Field",
  holder: "Nora Field",
  phoneHome: standInPerson.phone,
  phoneMobile: standInPerson.phone,
  phoneBusiness: standInPerson.phone,
  birthday: "1990-01-01",
  giftMessage: "For you",
  userNickname: "A shopper",
  bin: "000000",
  cardNumber: "0000000000000000",
  cvc: "000",
};

/** Keys that are personal in an object that names a person, and public in one that does not, such as a shop. */
const besideAName: Readonly<Record<string, unknown>> = {
  address1: standInPerson.address1,
  address2: "",
  city: standInPerson.city,
  stateCode: standInPerson.stateCode,
  postalCode: standInPerson.postalCode,
  phone: standInPerson.phone,
  companyName: "",
};

const camel = (key: string) =>
  key
    .replace(/^c_/, "")
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (first) => first.toLowerCase());

const namesAPerson = (record: Record<string, unknown>) =>
  Object.keys(record).some((key) => ["firstName", "lastName", "fullName"].includes(camel(key)));

/** The same value without anybody's name, address, telephone or birthday; keys and types stay. */
export const withoutPeople = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPeople);
  if (typeof value !== "object" || value === null) return value;
  const record = value as Record<string, unknown>;
  const isPerson = namesAPerson(record);
  return Object.fromEntries(
    Object.entries(record).map(([key, item]) => {
      const name = camel(key);
      const standIn = always[name] ?? (isPerson ? besideAName[name] : undefined);
      return [key, standIn !== undefined && typeof item === "string" && item !== "" ? standIn : withoutPeople(item)];
    }),
  );
};
