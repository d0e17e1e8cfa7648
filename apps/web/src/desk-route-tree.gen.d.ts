/** Imported for what it does: it hangs its routes on the root (`router.ts`). */
export declare const routeTree: object
