/** What became of an event: the next state, or why it is not allowed. */
export type Transition<State, Refusal> = { ok: true; state: State } | { ok: false; refusal: Refusal }

export const allowed = <State>(state: State): Transition<State, never> => ({ ok: true, state })

export const refused = <Refusal>(refusal: Refusal): Transition<never, Refusal> => ({ ok: false, refusal })
