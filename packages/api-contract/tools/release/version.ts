type Version = [major: number, minor: number, patch: number]

function parse(text: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? []
  if (!patch) throw new Error(`'${text}' is no version; write it like 1.4.0`)
  return [Number(major), Number(minor), Number(patch)]
}

function compare(left: Version, right: Version): number {
  const difference = left.map((part, index) => part - (right[index] ?? 0)).find((part) => part !== 0)
  return difference ?? 0
}

/** The least version that may follow: breaking a client takes a major one, below 1.0 a minor one. */
export function leastVersion(released: string, isBreaking: boolean): string {
  const [major, minor, patch] = parse(released)
  if (!isBreaking) return `${major}.${minor}.${patch + 1}`
  return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
}

/** The requested release, and the current state. */
export interface Release {
  /** The version named on the command line. */
  asked: string
  /** `info.version` of the document. */
  document: string
  released: string
  isBreaking: boolean
}

/** The reason why a release is refused, and how to correct it; undefined when it is allowed. */
export function refusal({ asked, document, released, isBreaking }: Release): string | undefined {
  const least = leastVersion(released, isBreaking)
  if (compare(parse(asked), parse(least)) < 0) {
    const reason = isBreaking ? 'it breaks clients' : 'versions only rise'
    return `${asked} cannot follow ${released}: ${reason}, so it is at least ${least}.`
  }
  if (asked === document) return undefined
  return `openapi/openapi.yaml is of version ${document}: set info.version to ${asked} and run \`npm run contract\`.`
}
