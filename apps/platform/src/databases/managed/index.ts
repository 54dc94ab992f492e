import { DatabaseActions } from './database-actions.js';
import { DatabaseAnswers } from './database-answers.js';
import { DatabaseCopies } from './database-copies.js';
import { DatabaseCopiesController } from './database-copies.controller.js';
import { DatabaseEntity } from './database.entity.js';
import { DatabaseHistory } from './database-history.js';
import { DatabaseOrders } from './database-orders.js';
import { DatabaseVerbs } from './database-verbs.js';
import { DatabaseView } from './database-view.js';
import { DatabaseWishes } from './database-wishes.js';
import { Databases } from './databases.js';
import { DatabasesController } from './databases.controller.js';
import { NewDatabases } from './new-databases.js';
import { Problems } from './problems.js';
import { Recovery } from './recovery.js';

/** What the module of databases takes from here. */
export const managedParts = {
  entities: [DatabaseEntity],
  controllers: [DatabasesController, DatabaseCopiesController],
  providers: [
    DatabaseActions,
    DatabaseAnswers,
    DatabaseCopies,
    DatabaseHistory,
    DatabaseOrders,
    DatabaseVerbs,
    DatabaseView,
    DatabaseWishes,
    Databases,
    NewDatabases,
    Problems,
    Recovery,
  ],
};
