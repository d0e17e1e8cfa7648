interface Rules {
  createHTML: (text: string) => string
  createScript: (text: string) => string
}

/** Absent in browsers that do not know Trusted Types: https://w3c.github.io/trusted-types/dist/spec/ */
interface Factory {
  createPolicy(name: string, rules: Rules): Rules
}

/** The server's policy lets texts become HTML or scripts by these rules only (server/security-headers.ts names them). */
const rules: Rules = {
  // For documents that stand by themselves, where nothing runs.
  createHTML: (html) => html,
  // Whatever comes in, data comes out.
  createScript: (json) => JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c'),
}

const { trustedTypes } = window as unknown as { trustedTypes?: Factory }
/** The policy where the browser asks for one, else its rules alone. */
export const trusted: Rules = trustedTypes?.createPolicy('portal', rules) ?? rules

/** The text as a document of its own: none of its scripts run, none of its pictures are loaded. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(trusted.createHTML(html), 'text/html')

// With attributes as people write them, whose end no browser can see elsewhere.
const formatting =
  /<(?:b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])((?:\s+[\w:-]+(?:=(?:"[^"<>]*"|'[^'<>]*'))?)*\s*\/?>)?/gi

/**
 * Whether a browser could make far more nodes of a text than it names: formatting that is never closed is opened anew in each
 * paragraph, a thousand `<b …>` before two thousand `<p>` are two million elements. What is the same is opened anew three times at
 * most, so what counts is how many different ones there are: one or two in an article, which may then have fifty thousand tags.
 */
export function isOvergrown(html: string): boolean {
  let others = 0
  const kinds = new Set<string | number>()
  for (const [tag] of html.matchAll(formatting)) kinds.add(tag.endsWith('>') ? tag : others++)
  return kinds.size * html.split(/<[a-z]/i).length > 100_000
}
