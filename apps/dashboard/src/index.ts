export { createDashboard, type Dashboard, type DashboardOverrides } from './create-dashboard.js';
export { DashboardConfig } from './dashboard.config.js';
