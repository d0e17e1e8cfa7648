import { describe, expect, it } from 'vitest'
import mock from '../generated/mock.json' with { type: 'json' }
import product from '../generated/openapi.json' with { type: 'json' }

/** The bundler numbers what bears a name that is taken: `VerifyCode-2`. */
const isNumbered = (name: string): boolean => /-\d+$/.test(name)

describe.each([
  ['openapi.json', product],
  ['mock.json', mock],
])('%s', (_file, { components }) => {
  it.each(Object.entries(components))('has each name once among its %s', (_kind, named) => {
    expect(Object.keys(named).filter(isNumbered)).toEqual([])
  })
})
