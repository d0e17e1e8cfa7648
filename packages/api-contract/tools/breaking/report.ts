import type { Finding } from './breaking-changes.ts'

const limit = 100
const mostNames = 5

const shortened = (text: string) => (text.length > limit ? `${text.slice(0, limit - 1)}…` : text)

function changeText({ where, was, is, why }: Finding): string {
  return `  ${where.join(' › ')}: ${shortened(was)} → ${shortened(is)}\n    ${why}`
}

function listed(names: string[]): string {
  const rest = names.length - mostNames
  return names.slice(0, mostNames).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** Findings for a person: each change once, with the operations that it happened to. */
export function breakingText(findings: Finding[]): string {
  const operations = new Map<string, string[]>()
  for (const finding of findings) {
    const text = changeText(finding)
    operations.set(text, [...(operations.get(text) ?? []), finding.operation])
  }
  return [...operations].map(([text, names]) => `${text}\n    in ${listed(names)}`).join('\n')
}
