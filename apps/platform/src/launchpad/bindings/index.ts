import { BindingEntity } from './binding.entity.js';
import { BindingHistory } from './binding-history.js';
import { BindingProviders } from './binding-providers.js';
import { BindingRotation } from './binding-rotation.js';
import { BindingValues } from './binding-values.js';
import { BindingsController } from './bindings.controller.js';
import { BindingsService } from './bindings.service.js';
import { ProductBindings } from './product-bindings.js';

/** What the module of apps takes from here. */
export const bindingParts = {
  entities: [BindingEntity],
  controllers: [BindingsController],
  providers: [
    BindingHistory,
    BindingProviders,
    BindingRotation,
    BindingValues,
    BindingsService,
    ProductBindings,
  ],
};
