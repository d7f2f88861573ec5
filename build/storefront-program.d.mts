/** The built storefront, as `runPrograms` starts it. */
export const storefrontProgram: { name: string; file: string; env: { NODE_OPTIONS: string } };
