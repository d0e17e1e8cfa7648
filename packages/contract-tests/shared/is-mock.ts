/** Whether the server also has the mock's controls. */
export async function isMock(
  origin: string,
  ask: (request: Request) => Promise<Response> = fetch,
): Promise<boolean> {
  const answer = await ask(new Request(`${origin}/__mock/about`)).catch(() => null)
  const about = answer?.ok ? ((await answer.json().catch(() => null)) as { world?: unknown } | null) : null
  return typeof about?.world === 'string'
}
