import type { AssociationBody } from '@portal/api-contract'

/** A body with those that answer to it. */
export interface BodyNode {
  body: AssociationBody
  children: BodyNode[]
}

/** The bodies below one, each with its own; at the top those that answer to none. */
export function bodyTree(bodies: readonly AssociationBody[], parentId: number | null = null): BodyNode[] {
  return bodies
    .filter((body) => body.parentId === parentId)
    .map((body) => ({ body, children: bodyTree(bodies, body.id) }))
}
