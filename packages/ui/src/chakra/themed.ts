import type {
  RecipeDefinition,
  SlotRecipeDefinition,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system'
import { system } from '../theme/system.ts'

/** How one part of a component looks, and how its variants differ. */
export type Recipe = Omit<RecipeDefinition, 'className'>

type Parts = Record<string, SystemStyleObject>

/** The same for a component of several parts; every part that has a look is in `base`. */
export type PartsRecipe = {
  base: Parts
  variants?: Record<string, Record<string, Parts>>
  defaultVariants?: Record<string, string>
}

type StyleFunctions = Pick<typeof system, 'getRecipeFn' | 'getSlotRecipeFn'>

const recipes = new Map<string, () => unknown>()

/** Computed when it is asked for first, once for all uses. */
const once = (compute: () => unknown) => {
  let result: unknown
  return () => {
    result ??= compute()
    return result
  }
}

/**
 * Gives Chakra's component its look in this house. The recipe becomes known with the component that is imported, so that a page
 * carries the recipes of what it shows and no others; mark the call as pure.
 *
 * @param key the name under which Chakra asks for the component's recipe
 */
export function themed<Component>(component: Component, key: string, recipe: Recipe): Component {
  recipes.set(
    key,
    once(() => system.cva({ className: key, ...recipe } as RecipeDefinition)),
  )
  return component
}

/** `themed` for a component of several parts. */
export function themedParts<Component>(component: Component, key: string, recipe: PartsRecipe): Component {
  const slots = Object.keys(recipe.base)
  recipes.set(
    key,
    once(() => system.sva({ className: key, slots, ...recipe } as SlotRecipeDefinition)),
  )
  return component
}

const find = (key: string) => recipes.get(key)?.()

/** What Chakra asks for the look of a component. */
export const styleFunctions = {
  getRecipeFn: (key: string, fallback?: RecipeDefinition) => find(key) ?? system.getRecipeFn(key, fallback),
  getSlotRecipeFn: (key: string, fallback?: SlotRecipeDefinition) =>
    find(key) ?? system.getSlotRecipeFn(key, fallback),
} as StyleFunctions
