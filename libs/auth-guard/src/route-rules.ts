import type { ExecutionContext, Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { IS_INTERNAL, IS_PUBLIC, REQUIRED_SCOPES } from './decorators.js';

/** What a route asks of its caller. */
export interface RouteRules {
  readonly isPublic: boolean;
  readonly isInternal: boolean;
  readonly scopes: readonly string[];
}

type Handler = ReturnType<ExecutionContext['getHandler']>;

const reflector = new Reflector();
const known = new WeakMap<object, Map<Type, RouteRules>>();

/** Reads the decorators of a route once; they never change. */
export function rulesOf(handler: Handler, controller: Type): RouteRules {
  const ofHandler = known.get(handler) ?? new Map<Type, RouteRules>();
  known.set(handler, ofHandler);
  const rules = ofHandler.get(controller) ?? read(handler, controller);
  ofHandler.set(controller, rules);
  return rules;
}

function read(handler: Handler, controller: Type): RouteRules {
  const places = [handler, controller];
  return {
    isPublic: reflector.getAllAndOverride<boolean>(IS_PUBLIC, places) ?? false,
    isInternal: reflector.getAllAndOverride<boolean>(IS_INTERNAL, places) ?? false,
    scopes: reflector.getAllAndOverride<string[]>(REQUIRED_SCOPES, places) ?? [],
  };
}
