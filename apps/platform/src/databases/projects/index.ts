import { EndedProjectEntity } from './ended-project.entity.js';
import { EndedProjects } from './ended-projects.js';

/** What the module of databases takes from here. */
export const projectParts = {
  entities: [EndedProjectEntity],
  controllers: [],
  providers: [EndedProjects],
};
